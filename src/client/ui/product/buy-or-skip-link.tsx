import Scale from 'lucide-react/icons/scale'
import { t } from '#client/i18n/messages.ts'
import { Link } from '#client/ui/link.tsx'

type Props = {
  /** What she thinks of buying: a piece of the shop by its id, or one of another shop by its address. */
  asked: { product: string } | { address: string }
  name: string
  className: string
}

/** Leads to the page that weighs a piece against her closet. */
export const BuyOrSkipLink = ({ asked, name, className }: Props) => (
  <Link to={`/closet/buy-or-skip?${new URLSearchParams(asked)}`} className={className}>
    <Scale aria-hidden className="size-4" strokeWidth={1.5} />
    {t('buy-or-skip-link.title')}
    <span className="sr-only">{name}</span>
  </Link>
)
