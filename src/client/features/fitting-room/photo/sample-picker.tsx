import { t } from '#client/i18n/messages.ts'
import { Picture } from '#client/ui/picture.tsx'
import { samplePhotos, samplesCredit, type SamplePhoto } from './sample-photos.ts'

/** Two sample photos, for shoppers who have no photo at hand. */
export function SamplePicker({ onChoose }: { onChoose: (sample: SamplePhoto) => void }) {
  return (
    <div className="grid gap-2">
      <p className="text-sm font-medium">{t('photo-invitation.samplesTitle')}</p>
      <div className="flex gap-2.5">
        {samplePhotos.map((sample) => (
          <button
            key={sample.name}
            type="button"
            aria-label={t('photo-invitation.useSample', { who: t(`photo-invitation.sample_${sample.name}`) })}
            onClick={() => onChoose(sample)}
            className="w-14 rounded-md sm:w-16 transition-transform duration-(--duration-quick) hover:-translate-y-0.5 sm:w-18"
          >
            <Picture src={sample.url} alt="" ratio="3 / 4" className="rounded-md shadow-float" />
          </button>
        ))}
      </div>
      <p className="text-sm text-ink/75">{t('photo-invitation.samplesCredit', { names: samplesCredit })}</p>
    </div>
  )
}
