import { useState } from 'react'
import { t } from '#client/i18n/messages.ts'
import { Button } from '#client/ui/button.tsx'
import { Form } from '#client/ui/form.tsx'
import { TextField } from '#client/ui/text-field.tsx'
import { heights, isWithin } from '../sizes/kept-measures.ts'
import { feetAndInches, formatHeight, fromFeet, readNumber, toUnit, type LengthUnit } from '../sizes/units.ts'

type Props = { unit: LengthUnit; heightCm: number | null; onHeight: (heightCm: number) => void }

/** The form for the body height, which turns shares into centimetres. It must be mounted anew when the unit changes. */
export function HeightForm({ unit, heightCm, onHeight }: Props) {
  const known = heightCm === null ? null : feetAndInches(heightCm)
  const [first, setFirst] = useState(
    heightCm === null ? '' : unit === 'cm' ? String(Math.round(toUnit(heightCm, 'cm'))) : String(known?.feet),
  )
  const [inches, setInches] = useState(known ? String(known.inches) : '')
  const [error, setError] = useState<string>()

  function submit() {
    const cm = unit === 'cm' ? readNumber(first) : fromFeet(readNumber(first), readNumber(inches || '0'))
    const isHeight = isWithin(cm, heights)
    setError(
      isHeight
        ? undefined
        : t('measures.heightError', {
            least: formatHeight(heights.least, unit),
            most: formatHeight(heights.most, unit),
          }),
    )
    if (isHeight) onHeight(cm)
  }

  const field = { inputMode: 'decimal', autoComplete: 'off', required: true } as const
  return (
    <Form onSubmit={submit}>
      <fieldset className="grid gap-2">
        <legend className="sr-only">{t('measures.height')}</legend>
        <div className="flex flex-wrap items-start gap-3">
          {unit === 'cm' ? (
            <TextField
              {...field}
              label={t('measures.heightCm')}
              value={first}
              onChange={({ target }) => setFirst(target.value)}
              error={error}
              className="w-40!"
            />
          ) : (
            <>
              <TextField
                {...field}
                label={t('measures.heightFeet')}
                value={first}
                onChange={({ target }) => setFirst(target.value)}
                error={error}
                className="w-28!"
              />
              <TextField
                {...field}
                label={t('measures.heightInches')}
                value={inches}
                onChange={({ target }) => setInches(target.value)}
                className="w-28!"
              />
            </>
          )}
          <Button type="submit" variant="outline" className="mt-7">
            {t('measures.save')}
          </Button>
        </div>
      </fieldset>
    </Form>
  )
}
