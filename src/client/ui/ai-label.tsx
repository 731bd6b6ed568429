import Sparkles from 'lucide-react/icons/sparkles'
import { t } from '#client/i18n/messages.ts'
import { cx } from '#client/lib/class-names.ts'
import { Badge } from './badge.tsx'

/** The label on every try-on picture, wherever it is shown. */
export function AiLabel({ className }: { className?: string }) {
  return (
    <span className={cx('max-w-[calc(100%-1rem)] max-sm:[&_svg]:hidden', className)}>
      <Badge tone="onPicture" icon={<Sparkles aria-hidden className="size-3.5" strokeWidth={1.5} />}>
        {t('looks.madeWithAi')}
      </Badge>
    </span>
  )
}
