import { presetLibrary, type Presets } from '../presets.ts'
import { t } from '#client/i18n/messages.ts'
import { useServerState } from '#client/session/server-state.ts'
import { FittingScene } from '#client/ui/fitting-scene.tsx'
import { finishOnboarding } from './finish-onboarding.ts'
import { GuideDialog, type GuideStep } from './guide-dialog.tsx'
import { OutfitsPicture, PhotoSetupPicture, PiecesPicture } from './guide-pictures.tsx'
import { closeTutorial } from '../guide-store.ts'

type Props = { open: boolean }

const intro = (who: 'sophia' | 'margot'): GuideStep => ({
  title: t(`guides.${who}Title`),
  text: t(`guides.${who}Text`),
  picture: <FittingScene label="" className="absolute inset-0 size-full" />,
})

const photoStep = (): GuideStep => ({
  title: t('guides.photoStepTitle'),
  text: t('guides.photoStepText'),
  notes: [
    t('guides.photoStepFront'),
    t('guides.photoStepFull'),
    t('guides.photoStepArms'),
    t('guides.photoStepLight'),
  ],
  picture: <PhotoSetupPicture />,
})

const lookStep = (presets: Presets): GuideStep => ({
  title: t('guides.lookStepTitle'),
  text: t('guides.lookStepText'),
  picture: <OutfitsPicture urls={presets.map(({ thumbnailUrl }) => thumbnailUrl)} />,
})

const shopStep = (presets: Presets): GuideStep => ({
  title: t('guides.shopStepTitle'),
  text: t('guides.shopStepText'),
  picture: (
    <PiecesPicture urls={[...new Set(presets.flatMap(({ items }) => items.map(({ image }) => image)))]} />
  ),
})

/** Sophia's welcome. */
export function Onboarding({ open }: Props) {
  const { data: presets = [] } = useServerState(presetLibrary)
  return (
    <GuideDialog
      open={open}
      name={t('guides.onboardingTitle')}
      steps={[intro('sophia'), photoStep(), lookStep(presets)]}
      lastLabel={t('guides.guideStart')}
      size="full"
      onClose={() => void finishOnboarding()}
    />
  )
}

/** Margot's tour. */
export function Tutorial({ open }: Props) {
  const { data: presets = [] } = useServerState(presetLibrary)
  return (
    <GuideDialog
      open={open}
      name={t('fitting-room.tutorial')}
      steps={[intro('margot'), photoStep(), lookStep(presets), shopStep(presets)]}
      lastLabel={t('guides.guideStart')}
      size="lg"
      onClose={closeTutorial}
    />
  )
}
