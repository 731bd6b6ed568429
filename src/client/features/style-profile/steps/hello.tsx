import { inPhrases, t } from '#client/i18n/messages.ts'
import { Button } from '#client/ui/button.tsx'
import { FlowFooter } from './flow-frame.tsx'
import { Portrait } from '../portrait.tsx'
import { giveAnswer } from '../profile-store.ts'
import { useFocusedHeading } from './use-focused-heading.ts'

/** Sophia introduces herself. */
export function Hello() {
  const heading = useFocusedHeading()
  return (
    <>
      <div className="grid animate-rise items-center gap-x-16 gap-y-7 py-6 lg:grid-cols-2 lg:py-12 xl:gap-x-24">
        <Portrait />
        <div className="grid content-center gap-4 lg:gap-6">
          <h1
            ref={heading}
            tabIndex={-1}
            className="font-display text-display-md outline-none lg:text-display-lg"
          >
            {inPhrases(t('style-profile.hello'))}
          </h1>
          <p className="max-w-[42ch] text-lg">{t('style-profile.helloText')}</p>
          <p className="text-sm text-ink-soft">{t('style-profile.optional')}</p>
        </div>
      </div>
      <FlowFooter>
        <Button onClick={() => giveAnswer(['sophia'])}>{t('style-profile.begin')}</Button>
      </FlowFooter>
    </>
  )
}
