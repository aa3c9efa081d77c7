extension GradientProgress {
  /// What draws a progress view, in the words of a script.
  private enum Style: String, CaseIterable {
    case gradient, automatic
  }

  init(_ parameters: inout Parameters) throws(InteractionError) {
    value = try parameters.value("value", or: value, "a number or nil")
    total = try parameters.value("total", or: total, "a number")
    trackWidth = try parameters.length("track_width", or: trackWidth)
    animation = try parameters.animation("animation", or: animation)
    label = try parameters.value("label", or: label, "a text")
    currentValueLabel = try parameters.value(
      "current_value_label", or: currentValueLabel, "a text")
    maskAlpha = try parameters.number("mask_alpha", or: maskAlpha)
    _ = try parameters.value("mask_tint", or: StateValue.none, "a colour")
    let dates = try parameters.value("date_interval", or: StateValue.none, "two times")
    let style = try parameters.word("style", or: Style.gradient)
    guard dates == .none || style == .automatic else {
      throw .badParameter(
        name: "date_interval", value: dates.description,
        hint: "style=\"automatic\": a progress over dates takes no custom style")
    }
  }
}
