import { useId, useState } from 'react'
import { t } from '#client/i18n/messages.ts'
import { Button } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { Form } from '#client/ui/form.tsx'
import { TextField } from '#client/ui/text-field.tsx'
import type { MeasureName } from '@cabine/engine/contract/measure-names.ts'
import { isWithin, lengths, measuresOf, type KeptMeasures } from '../sizes/kept-measures.ts'
import { formatLength, readNumber, toCm, toUnit } from '../sizes/units.ts'

type Own = KeptMeasures['own']
type Props = {
  /** Null closes it. */
  name: MeasureName | null
  kept: KeptMeasures
  onOwn: (own: Own) => void
  onClose: () => void
}

/** A dialog to enter one measure, or to go back to what the photo gave. */
export function CorrectDialog({ name, kept, onOwn, onClose }: Props) {
  const id = useId()
  // The content stays while the dialog closes with its animation.
  const [shown, setShown] = useState(name)
  if (name && name !== shown) setShown(name)
  if (!shown) return null

  function take(own: Own) {
    onOwn(own)
    onClose()
  }

  const { [shown]: said, ...others } = kept.own
  return (
    <Dialog
      open={name !== null}
      onClose={onClose}
      title={t(`measures.name_${shown}`)}
      size="sm"
      footer={
        <div className="grid gap-3 sm:flex sm:flex-row-reverse">
          <Button type="submit" form={id}>
            {t('measures.save')}
          </Button>
          {said !== undefined && (
            <Button variant="quiet" onClick={() => take(others)}>
              {t(kept.told?.measures[shown] ? 'measures.backToPhoto' : 'measures.clear')}
            </Button>
          )}
        </div>
      }
    >
      <NumberForm
        key={shown}
        id={id}
        name={shown}
        kept={kept}
        onCm={(cm) => take({ ...kept.own, [shown]: cm })}
      />
    </Dialog>
  )
}

type FormProps = { id: string; name: MeasureName; kept: KeptMeasures; onCm: (cm: number) => void }

function NumberForm({ id, name, kept, onCm }: FormProps) {
  const known = measuresOf(kept)[name]
  const shown = known && Math.round(toUnit(known.cm, kept.unit) * 2) / 2
  const [value, setValue] = useState(shown === undefined ? '' : String(shown))
  const [error, setError] = useState<string>()

  function submit() {
    const cm = toCm(readNumber(value), kept.unit)
    if (isWithin(cm, lengths)) return onCm(cm)
    const say = (limit: number) => formatLength(limit, kept.unit)
    setError(t('measures.lengthError', { least: say(lengths.least), most: say(lengths.most) }))
  }

  return (
    <Form id={id} onSubmit={submit}>
      <p className="text-ink-soft">{t(`measures.how_${name}`)}</p>
      <TextField
        label={t(kept.unit === 'cm' ? 'measures.inCm' : 'measures.inInches')}
        inputMode="decimal"
        autoComplete="off"
        required
        data-autofocus
        value={value}
        onChange={({ target }) => setValue(target.value)}
        error={error}
      />
    </Form>
  )
}
