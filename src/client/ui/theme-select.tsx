import Moon from 'lucide-react/icons/moon'
import Sun from 'lucide-react/icons/sun'
import { t } from '#client/i18n/messages.ts'
import { FootSelect } from './foot-select.tsx'
import { chooseTheme, themeChoices, themeWords, useThemeChoice } from './theme.ts'

const iconStyle = 'pointer-events-none absolute start-3.5 size-4'

/** The same choice as in the settings, for who has none. It is drawn only once the page stands (theme-menu.tsx). */
export function ThemeSelect() {
  const choice = useThemeChoice()
  const Icon = choice === 'dark' ? Moon : Sun
  return (
    <FootSelect
      label={t('theme.title')}
      value={choice}
      icon={<Icon aria-hidden className={iconStyle} strokeWidth={1.5} />}
      onChange={(wanted) => {
        const found = themeChoices.find((one) => one === wanted)
        if (found) chooseTheme(found)
      }}
    >
      {themeChoices.map((one) => (
        <option key={one} value={one} className="bg-raised text-ink">
          {t(themeWords[one])}
        </option>
      ))}
    </FootSelect>
  )
}
