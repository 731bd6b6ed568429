import { t } from '#client/i18n/messages.ts'
import { cx } from '#client/lib/class-names.ts'
import { SamplePicture } from './sample-picture.tsx'
import { OnwardLink, SectionHead, sectionStyle } from './section-head.tsx'

/** At different heights, as pictures on a wall: the second and the fourth a little lower. */
const boards = [
  { id: '1', height: 800, className: '' },
  { id: '3', height: 960, className: 'md:mt-16' },
  { id: '5', height: 800, className: '' },
  { id: '2', height: 853, className: 'md:mt-16' },
] as const

const collections = ['the-november-coat', 'party-season', 'office-hours'] as const

export function Outfits() {
  return (
    <section aria-labelledby="outfits" className={cx('page [--far:125rem] md:[--far:90rem]', sectionStyle)}>
      <div className="grid gap-x-16 gap-y-2 md:grid-cols-[minmax(0,1fr)_auto] md:items-end">
        <SectionHead id="outfits" title={t('landing.outfitsTitle')} text={t('landing.outfits')} />
        <OnwardLink href="/explore">{t('landing.outfitsAll')}</OnwardLink>
      </div>
      <ul className="page-bleed mt-8 flex snap-x snap-mandatory items-start gap-4 overflow-x-auto md:mx-0 md:mt-12 md:grid md:grid-cols-4 md:gap-6 md:overflow-visible md:px-0 lg:gap-8">
        {boards.map(({ id, height, className }) => (
          <li
            key={id}
            className={cx('w-[62vw] max-w-72 shrink-0 snap-start md:w-auto md:max-w-none', className)}
          >
            <a href={`/outfit/${id}`} className="group block rounded-md">
              <span className="block overflow-hidden rounded-md bg-tint">
                <SamplePicture
                  folder={`/samples/posts/${id}`}
                  alt=""
                  width={640}
                  height={height}
                  sizes="(width < 48rem) 62vw, 18rem"
                  className="w-full transition-[scale] duration-(--duration-slow) ease-out group-hover:scale-[1.02]"
                />
              </span>
              <span className="mt-3 block font-display text-display-sm">{t(`landing.outfit_${id}`)}</span>
            </a>
          </li>
        ))}
      </ul>
      <Collections />
    </section>
  )
}

/** The editors' collections: a picture that fills its box, with its name below. */
function Collections() {
  return (
    <>
      <h3 className="mt-14 text-lg font-medium lg:mt-20">{t('landing.collectionsTitle')}</h3>
      <ul className="mt-6 grid gap-x-6 gap-y-10 md:grid-cols-3 lg:gap-x-8">
        {collections.map((slug) => (
          <li key={slug}>
            <a href={`/collections/${slug}`} className="group block rounded-md">
              <span className="block overflow-hidden rounded-md bg-tint">
                <SamplePicture
                  folder={`/samples/collections/${slug}`}
                  alt=""
                  width={640}
                  height={800}
                  sizes="(width < 48rem) 88vw, 26rem"
                  className="aspect-4/3 w-full object-cover transition-[scale] duration-(--duration-slow) ease-out group-hover:scale-[1.02] md:aspect-4/5"
                />
              </span>
              <span className="mt-3 block font-display text-display-sm">{t(`landing.${slug}_title`)}</span>
              <span className="mt-1 block max-w-[40ch] text-ink-soft">{t(`landing.${slug}_text`)}</span>
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}
