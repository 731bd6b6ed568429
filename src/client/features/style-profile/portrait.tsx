import { t } from '#client/i18n/messages.ts'
import { FittingScene } from '#client/ui/fitting-scene.tsx'

/** Where Sophia works: she is scripted, and has no face but her room. */
export const Portrait = () => (
  <FittingScene
    label={t('style-profile.portrait')}
    crop="top"
    className="h-[34dvh] max-h-160 w-full rounded-lg lg:h-[68dvh]"
  />
)
