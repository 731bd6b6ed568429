import { useState } from 'react'
import { t } from '#client/i18n/messages.ts'
import { toast } from '#client/ui/toasts/toast-store.ts'
import { Button } from '#client/ui/button.tsx'
import { Segmented } from '#client/ui/segmented.tsx'
import type { MeasureName } from '@cabine/engine/contract/measure-names.ts'
import { BodyPicture, shownOrder, type Source } from './body-picture.tsx'
import { CorrectDialog } from './correct-dialog.tsx'
import { HeightForm } from './height-form.tsx'
import type { KeptMeasures } from '../sizes/kept-measures.ts'
import { MeasureRow } from './measure-row.tsx'
import { changeMeasures, deleteMeasures } from '../measures-store.ts'
import { PhotoMeasuring } from './photo-measuring.tsx'

type Props = { userId: string; kept: KeptMeasures }

const sourceOf = ({ own, told }: KeptMeasures, name: MeasureName): Source =>
  own[name] !== undefined ? 'own' : told?.measures[name] ? 'photo' : 'none'

/** The measures, drawn on a body with the numbers beside it. Each can be corrected, and all can be deleted. */
export function MeasuresPanel({ userId, kept }: Props) {
  const [corrected, setCorrected] = useState<MeasureName | null>(null)
  const sources = Object.fromEntries(shownOrder.map((name) => [name, sourceOf(kept, name)])) as Record<
    MeasureName,
    Source
  >

  async function change(changed: Partial<KeptMeasures>) {
    if (!(await changeMeasures(userId, changed))) toast({ title: t('measures.notKept') })
  }

  async function remove() {
    await deleteMeasures(userId)
    toast({ title: t('measures.deleted') })
  }

  const measuring = (
    <PhotoMeasuring
      told={kept.told}
      onMeasured={(measures) => void change({ told: { measures, at: Date.now() } })}
    />
  )

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <div className="flex flex-wrap items-end gap-x-6 gap-y-4">
        <HeightForm
          key={kept.unit}
          unit={kept.unit}
          heightCm={kept.heightCm}
          onHeight={(heightCm) => void change({ heightCm })}
        />
        <Segmented
          label={t('measures.units')}
          value={kept.unit}
          onChange={(unit) => void change({ unit })}
          options={[
            { value: 'cm', label: t('measures.unit_cm') },
            { value: 'in', label: t('measures.unit_in') },
          ]}
        />
      </div>
      {kept.told ? null : measuring}
      <div className="grid h-108 max-w-lg grid-cols-[auto_minmax(0,1fr)] sm:h-120">
        <BodyPicture sources={sources} />
        <ul className="grid h-full min-w-0 grid-rows-[repeat(6,minmax(0,1fr))]">
          {shownOrder.map((name) => (
            <MeasureRow key={name} name={name} kept={kept} onCorrect={() => setCorrected(name)} />
          ))}
        </ul>
      </div>
      {kept.told && measuring}
      <div className="grid justify-items-start gap-3 border-t border-hairline pt-6">
        <p className="max-w-[60ch] text-sm text-ink-soft">{t('measures.keptHere')}</p>
        <Button variant="danger" size="sm" onClick={() => void remove()}>
          {t('measures.delete')}
        </Button>
      </div>
      <CorrectDialog
        name={corrected}
        kept={kept}
        onClose={() => setCorrected(null)}
        onOwn={(own) => void change({ own })}
      />
    </div>
  )
}
