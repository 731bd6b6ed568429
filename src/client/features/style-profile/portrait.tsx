import { t } from '#client/i18n/messages.ts'
import { FittingScene } from '#client/ui/fitting-scene.tsx'

/** The picture beside Sophia's words: her room, since a scripted stylist should not show a human face. */
export const Portrait = () => (
  <FittingScene
    label={t('style-profile.portrait')}
    crop="top"
    className="h-[34dvh] max-h-160 w-full rounded-lg lg:h-[68dvh]"
  />
)
