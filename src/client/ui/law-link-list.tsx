import { use } from 'react'
import { t } from '#client/i18n/messages.ts'
import { useRegion } from '#client/i18n/region.ts'
import { askOperator } from '#client/lib/ask-operator.ts'
import { isTold, noticeOf } from '#shared/operator/notices.ts'
import { withdrawalDays } from '#shared/operator/withdrawal-right.ts'

const style = 'inline-flex min-h-11 items-center hover:text-ink'

/** Links to who runs the site, as her country calls it, and to withdrawing where its law knows that. Nothing leads to a page that lacks what it needs. */
export function LawLinkList() {
  const { facts } = use(askOperator())
  const country = useRegion()?.country ?? null
  const notice = noticeOf(country)
  if (!isTold(facts, notice)) return null
  return (
    <>
      <a href="/legal-notice" lang={notice.ownTitle?.lang} className={style}>
        {notice.ownTitle?.text ?? t('region.legalNotice')}
      </a>
      {withdrawalDays(country) !== null && (
        <a href="/withdrawal#form" className={style}>
          {t('region.withdraw')}
        </a>
      )}
    </>
  )
}
