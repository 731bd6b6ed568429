import Star from 'lucide-react/icons/star'
import { t } from '#client/i18n/messages.ts'
import { cx } from '#client/lib/class-names.ts'
import { SectionHead, sectionStyle } from './section-head.tsx'

const shoppers = ['1', '2', '3'] as const
const stars = [1, 2, 3, 4, 5] as const

/** Sample content: only a build with social proof switched on has it. */
export function Testimonials() {
  return (
    <section
      aria-labelledby="testimonials"
      className={cx('page [--far:60rem] md:[--far:32rem]', sectionStyle)}
    >
      <SectionHead id="testimonials" title={t('testimonials.title')} />
      <ul className="mt-10 grid gap-x-8 gap-y-12 md:grid-cols-3 lg:mt-14 lg:gap-x-14">
        {shoppers.map((shopper) => (
          <li key={shopper}>
            <figure className="border-t border-edge pt-6">
              <p className="sr-only">{t('testimonials.rating', { count: stars.length })}</p>
              <div aria-hidden className="flex gap-1 text-accent">
                {stars.map((star) => (
                  <Star key={star} aria-hidden className="size-4 fill-current" strokeWidth={1.25} />
                ))}
              </div>
              <blockquote className="mt-5 font-display text-display-sm">
                <p>{t(`testimonials.${shopper}_text`)}</p>
              </blockquote>
              <figcaption className="mt-5 text-ink-soft">
                <bdi>{t(`testimonials.${shopper}_name`)}</bdi>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  )
}
