/** Morning ends at noon and afternoon at five. */
export function greetingKey(hour: number) {
  if (hour < 12) return 'dashboard.goodMorning'
  if (hour < 17) return 'dashboard.goodAfternoon'
  return 'dashboard.goodEvening'
}
