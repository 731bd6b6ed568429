import { t } from '#client/i18n/messages.ts'
import { cx } from '#client/lib/class-names.ts'
import { SamplePicture } from './sample-picture.tsx'
import { OnwardLink, SectionHead, sectionStyle } from './section-head.tsx'

/** The pieces on the rail from left to right, each pulled up by the empty space above it in its picture. */
const pieces = [
  { name: 'camel-coat', pulled: '-mt-[10%]' },
  { name: 'breton-top', pulled: '-mt-[32%]' },
  { name: 'wine-velvet-dress', pulled: '-mt-[11%]' },
  { name: 'mocha-wide-trousers', pulled: '-mt-[5%]' },
  { name: 'champagne-satin-skirt', pulled: '-mt-[5%]' },
] as const

export function Wardrobe() {
  return (
    <section aria-labelledby="wardrobe" className={cx('[--far:40rem]', sectionStyle)}>
      <div className="page">
        <p className="sr-only">{t('landing.wardrobeAlt')}</p>
        <div aria-hidden className="overflow-hidden rounded-lg bg-ground pt-8 text-on-ground lg:pt-12">
          <div className="h-0.5 bg-current opacity-55" />
          <div className="flex w-max items-start px-2 sm:w-full sm:px-6 lg:px-10">
            {pieces.map(({ name, pulled }) => (
              <div key={name} className="w-36 sm:w-auto sm:min-w-0 sm:flex-1">
                <Hook />
                <div className={pulled}>
                  <SamplePicture
                    folder={`/samples/garments/${name}`}
                    alt=""
                    width={640}
                    height={853}
                    sizes="(width < 40rem) 9rem, 14rem"
                    className="w-full"
                  />
                </div>
              </div>
            ))}
          </div>
        </div>
        <div className="mt-8 grid gap-x-16 gap-y-2 lg:mt-12 lg:grid-cols-2">
          <SectionHead id="wardrobe" title={t('landing.wardrobeTitle')} />
          <div>
            <p className="max-w-[52ch] text-lg text-ink-soft max-lg:mt-3">{t('landing.wardrobe')}</p>
            <OnwardLink href="/fitting-room" className="mt-4">
              {t('landing.wardrobeOpen')}
            </OnwardLink>
          </div>
        </div>
      </div>
    </section>
  )
}

/** The hook over the rail down to the collar; the rest of the hanger is inside the piece. */
const Hook = () => (
  <svg
    aria-hidden
    viewBox="0 0 16 36"
    className="mx-auto -mt-2 h-9 w-4"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.5"
    strokeLinecap="round"
    strokeOpacity="0.55"
  >
    <path d="M3 10a5 5 0 1 1 7 4.5C8.6 15.2 8 16 8 18V36" />
  </svg>
)
