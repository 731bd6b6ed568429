import { currentLocale } from './language.ts'

/** With which day a week begins in her language, 0 for Sunday. Firefox tells it by neither name: Monday there. */
export function firstDayOfWeek() {
  const locale = new Intl.Locale(currentLocale()) as Intl.Locale & {
    getWeekInfo?: () => { firstDay: number }
    weekInfo?: { firstDay: number }
  }
  return ((locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay ?? 1) % 7
}
