import { weathers, type Weather } from '@cabine/sophia/questions/consultation.ts'
import { t } from '#client/i18n/messages.ts'
import { Checkbox } from '#client/ui/checkbox.tsx'
import { Chips } from '#client/ui/chips.tsx'
import type { DayWeather } from '#shared/own-clothes/day-weather.ts'

type Props = {
  legend: string
  /** What is said of rain and snow. */
  rain: string
  told: DayWeather | null
  onTell: (warmth: Weather, isWet: boolean) => void
}

/** The weather by her own word, where no forecast knows it. */
export function TellWeather({ legend, rain, told, onTell }: Props) {
  const isWet = told?.isWet ?? false
  return (
    <div className="grid gap-3">
      <Chips<Weather | 'none'>
        legend={legend}
        rail
        options={weathers.map((value) => ({ value, label: t(`today.feels_${value}`) }))}
        value={told?.warmth ?? 'none'}
        onChange={(warmth) => warmth !== 'none' && onTell(warmth, isWet)}
      />
      <Checkbox
        label={rain}
        checked={isWet}
        onChange={({ currentTarget }) => onTell(told?.warmth ?? 'mild', currentTarget.checked)}
      />
    </div>
  )
}
