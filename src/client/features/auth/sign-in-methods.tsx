import { useSearchParams } from 'react-router'
import { proofMinutes } from '#shared/account-periods.ts'
import { Loaded } from '#client/session/shown-when-loaded.tsx'
import { SecurityRow } from '#client/ui/settings-row.tsx'
import { t } from '#client/i18n/messages.ts'
import { Alert } from '#client/ui/alert.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { refreshActivity } from './own-activity.ts'
import { ownSignInMethods, type SignInMethodState } from './own-sign-in-methods.ts'
import { GoogleOutcomeNote, outcomeIn } from './google-outcome.tsx'
import { GoogleConnection } from './google/google-connection.tsx'
import { PasskeyList } from './passkeys/passkey-list.tsx'
import { ProofDialog } from './proof-dialog.tsx'
import { SecondFactorSetting } from './second-factor/second-factor-setting.tsx'
import { useProof } from './forms/use-proof.ts'

/** The account's sign-in methods besides the password: Google and passkeys. */
export const SignInMethods = () => (
  <Loaded state={ownSignInMethods} skeleton={<MethodsSkeleton />} failed={t('ways.failed')}>
    {(methods) => <MethodList methods={methods} />}
  </Loaded>
)

function onChange() {
  void ownSignInMethods.refresh().catch(() => undefined)
  refreshActivity()
}

function MethodList({ methods }: { methods: SignInMethodState }) {
  const proof = useProof()
  return (
    <>
      <GoogleResult />
      {methods.password && (
        <SecondFactorSetting factor={methods.secondFactor} guard={proof.guard} onChange={onChange} />
      )}
      {(methods.googleAvailable || methods.google) && (
        <GoogleConnection methods={methods} guard={proof.guard} onChange={onChange} />
      )}
      <PasskeyList passkeys={methods.passkeys} guard={proof.guard} onChange={onChange} />
      <ProofDialog methods={methods} {...proof.dialog} />
    </>
  )
}

/** The outcome of a visit to Google, read from the address. */
function GoogleResult() {
  const [params] = useSearchParams()
  const outcome = outcomeIn(params)
  if (!outcome) return null
  if (outcome !== 'connected' && outcome !== 'proven')
    return (
      <div className="pt-6 -mb-6">
        <GoogleOutcomeNote outcome={outcome} />
      </div>
    )
  return (
    <div className="pt-6">
      <Alert tone="info">{t(`ways.google_${outcome}`, { minutes: proofMinutes })}</Alert>
    </div>
  )
}

function MethodsSkeleton() {
  return (
    <>
      <output className="sr-only">{t('common.loading')}</output>
      {[t('ways.google'), t('ways.passkeys')].map((title) => (
        <SecurityRow key={title} title={title}>
          <Skeleton className="h-6 w-64 max-w-full" />
        </SecurityRow>
      ))}
    </>
  )
}
