import LockKeyhole from 'lucide-react/icons/lock-keyhole'
import Smartphone from 'lucide-react/icons/smartphone'
import { t } from '#client/i18n/messages.ts'
import { cx } from '#client/lib/class-names.ts'
import { OnwardLink, SectionHead, sectionStyle } from './section-head.tsx'

export function Photo() {
  const facts = [
    { title: t('landing.photoDeviceTitle'), text: t('landing.photoDeviceText') },
    { title: t('landing.photoAccountTitle'), text: t('landing.photoAccountText') },
    { title: t('landing.photoYoursTitle'), text: t('landing.photoYoursText') },
  ]
  return (
    <section
      aria-labelledby="photo"
      className={cx(
        'page grid gap-10 [--far:80rem] lg:grid-cols-12 lg:gap-x-8 lg:[--far:48rem]',
        sectionStyle,
      )}
    >
      <PhotoStage />
      <div className="lg:col-span-6 lg:col-start-7 lg:self-center">
        <SectionHead id="photo" title={t('landing.photoTitle')} text={t('landing.photo')} />
        <dl className="mt-10 border-t border-hairline">
          {facts.map(({ title, text }) => (
            <div
              key={title}
              className="grid gap-x-8 gap-y-1 border-b border-hairline py-5 sm:grid-cols-[13rem_minmax(0,1fr)]"
            >
              <dt className="font-medium">{title}</dt>
              <dd className="text-ink-soft">{text}</dd>
            </div>
          ))}
        </dl>
        <OnwardLink href="/privacy-policy" className="mt-4">
          {t('landing.photoPrivacy')}
        </OnwardLink>
      </div>
    </section>
  )
}

/** A photo and the choice beside it, as the fitting room shows them. */
function PhotoStage() {
  return (
    <div className="bg-blush relative grid place-items-center rounded-lg px-8 py-10 lg:col-span-5 lg:py-16">
      <img
        src="/samples/people/studio-2-480.avif"
        alt={t('landing.photoSampleAlt')}
        width={480}
        height={720}
        loading="lazy"
        decoding="async"
        className="aspect-2/3 w-full max-w-72 rounded-md bg-tint object-cover shadow-float filter-(--picture-filter)"
      />
      <ul className="absolute bottom-5 flex flex-wrap justify-center gap-2 px-4">
        <li className="label flex items-center gap-2 rounded-full bg-ink px-4 py-2.5 text-paper shadow-float">
          <Smartphone aria-hidden className="size-4" strokeWidth={1.75} />
          {t('landing.photoDevice')}
        </li>
        <li className="label flex items-center gap-2 rounded-full bg-raised px-4 py-2.5 shadow-float">
          <LockKeyhole aria-hidden className="size-4" strokeWidth={1.75} />
          {t('landing.photoAccount')}
        </li>
      </ul>
    </div>
  )
}
