import { t } from '#client/i18n/messages.ts'
import { Button } from '#client/ui/button.tsx'
import { answerAge, confirmAdult } from './visit-actions.ts'
import { useVisit } from './visit-store.ts'

/** Asked once, before a visitor's first photo. Where it is kept is not asked, since it stays on this device. */
export const AgeConfirmation = () => (
  <div className="bg-blush grid min-h-[26rem] content-center gap-5 rounded-lg p-6 sm:p-8">
    <Asked title={t('photo-choices.consentTitle')} text={t('visit.staysHere')} />
    <p className="font-medium">{t('photo-choices.adultLabel')}</p>
    <div className="flex flex-wrap gap-3">
      <Button onClick={confirmAdult}>{t('visit.confirm')}</Button>
      <Button variant="quiet" onClick={() => useVisit.setState({ pendingFile: null })}>
        {t('visit.notNow')}
      </Button>
    </div>
  </div>
)

/** Her proportions are a child's, too. The device cannot tell, so she is asked, and her answer counts. */
export const AgeAskedAgain = () => (
  <div className="bg-blush grid min-h-[26rem] content-center gap-5 rounded-lg p-6 sm:p-8">
    <Asked title={t('photo-choices.ageTitle')} text={t('photo-choices.ageText')} />
    <div className="flex flex-wrap gap-3">
      <Button onClick={() => void answerAge(true)}>{t('photo-choices.ageYes')}</Button>
      <Button variant="quiet" onClick={() => void answerAge(false)}>
        {t('photo-choices.ageNo')}
      </Button>
    </div>
  </div>
)

const Asked = ({ title, text }: { title: string; text: string }) => (
  <div className="grid gap-2">
    {/* It has just appeared, so it takes the focus and is read first. */}
    <h3
      tabIndex={-1}
      ref={(heading) => heading?.focus()}
      className="font-display text-display-sm outline-none"
    >
      {title}
    </h3>
    <p>{text}</p>
  </div>
)
