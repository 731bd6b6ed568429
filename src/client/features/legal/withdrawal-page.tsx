import { Suspense, use } from 'react'
import { countryName } from '#client/i18n/country-names.ts'
import { t } from '#client/i18n/messages.ts'
import { useRegion } from '#client/i18n/region.ts'
import { laterPart } from '#client/lib/later-part.tsx'
import type { Operator } from '#client/lib/ask-operator.ts'
import { Part } from '#client/ui/failing-part.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { withdrawalDays } from '#shared/operator/withdrawal-right.ts'
import { Addressed } from './addressed-paragraphs.tsx'
import { LegalPage } from './legal-page.tsx'

/** The page is read before anything is filled in. */
const WithdrawalForm = laterPart(
  async () => (await import('./withdrawal/withdrawal-form.tsx')).WithdrawalForm,
)

type Props = { operator: Promise<Operator | null>; contact: Promise<string> }

/** The right of withdrawal as the law of her country has it, the button that uses it, and a model form. */
export function WithdrawalPage({ operator, contact }: Props) {
  const country = useRegion()?.country ?? null
  const days = withdrawalDays(country)
  const named = country === null ? '' : countryName(country)
  return (
    <LegalPage
      title={t('withdrawal.pageTitle')}
      lead={leadOf(named, days)}
      sections={[
        ...(days === null
          ? []
          : [[t('withdrawal.rightTitle'), t('withdrawal.right', { days })] as [string, string]]),
        [
          t('withdrawal.formTitle'),
          t('withdrawal.formLead'),
          <Part key="form">
            <Suspense fallback={<Skeleton className="mt-6 h-12 w-60" />}>
              <WithdrawalForm />
            </Suspense>
          </Part>,
          'form',
        ],
        [
          t('withdrawal.howTitle'),
          '',
          <Addressed key="how" contact={contact} say={(address) => t('withdrawal.how', { address })} />,
        ],
        [t('withdrawal.effectsTitle'), t('withdrawal.effects')],
        ...(days === null
          ? []
          : [
              [
                t('withdrawal.startedTitle'),
                t(country === 'BR' ? 'withdrawal.startedBrazil' : 'withdrawal.started'),
              ] as [string, string],
            ]),
        [
          t('withdrawal.modelTitle'),
          '',
          <Suspense key="model">
            <ModelForm operator={operator} contact={contact} />
          </Suspense>,
        ],
      ]}
    />
  )
}

function leadOf(country: string, days: number | null) {
  if (country === '') return t('withdrawal.leadAnywhere')
  return days === null ? t('withdrawal.leadElsewhere', { country }) : t('withdrawal.lead', { country, days })
}

/** To whom it is sent, and lines to fill in. */
function ModelForm({ operator, contact }: Props) {
  const facts = use(operator)?.facts
  const email = use(contact)
  const to = [facts?.name, ...(facts?.address ?? []), email].filter(Boolean).join(', ')
  const [lead = '', ...lines] = t('withdrawal.model', { operator: to }).split('\n')
  return (
    <>
      <p>{lead}</p>
      <div className="mt-4 grid gap-3 rounded-md border border-hairline bg-raised p-6">
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </>
  )
}
