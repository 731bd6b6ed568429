import { readAppState } from '#client/session/app-state.ts'
import { fetchStylingProfile } from '#client/features/style-profile/profile-calls.ts'
import { keptConversation } from '#client/session/kept-conversation.ts'
import { currentShopper, type ShopperId } from '#client/session/shopper.ts'
import { shopperStore } from '#client/session/shopper-store.ts'
import { ceilings, type Ceiling } from '#shared/stylist/chat/choices.ts'
import { startChat, type ChatState, type ChatSearch } from '#shared/stylist/chat/conversation.ts'
import { step, type ChatEvent } from '#shared/stylist/chat/step.ts'
import { readProfile, tierLimits } from '#shared/stylist/profile.ts'
import { runSearch } from './chat-calls.ts'

type Stored = { name: string | null; chat: ChatState }

const keptChat = keptConversation<ChatState>('stylist')

const useChatStore = shopperStore<Stored>(
  // The counter goes on from the former chat, so that late answers to that one are not taken for answers to this one.
  (_shopper, former) => ({ name: null, chat: startChat(former && { ...former.chat, budget: null }) }),
  { outlivesSignIn: true },
)

export const useChat = () => useChatStore(({ chat }) => chat)
export const readChat = () => useChatStore.getState().chat
/** The name in her styling profile, if she has one. */
export const useProfileName = () => useChatStore(({ name }) => name)

/** Applies an event to the chat. The chat goes on while its screen is closed. */
export function dispatch(event: ChatEvent) {
  const before = readChat()
  const chat = step(before, event, Date.now())
  if (chat === before) return
  useChatStore.setState({ chat })
  const owner = currentShopper()
  if (owner) keptChat.write(owner, chat)
  startEffects(chat, before)
}

/** Starts the timer and the search that the new state asks for. */
function startEffects({ wait, search }: ChatState, before?: ChatState) {
  if (wait && wait.id !== before?.wait?.id)
    setTimeout(() => dispatch({ type: 'waited', wait: wait.id }), wait.ms)
  if (search && search.id !== before?.search?.id) void find(search)
}

async function find(search: ChatSearch & { id: number }) {
  try {
    dispatch({ type: 'found', search: search.id, found: await runSearch(search) })
  } catch {
    dispatch({ type: 'failed', search: search.id })
  }
}

/** Opens the chat where it was left, also by a reload. */
export function openChat(shopper: ShopperId) {
  // The chat of before a reload: its timer and search are started again.
  const restored = shopper && readChat().messages.length === 0 && keptChat.read(shopper)
  if (restored) {
    useChatStore.setState({ chat: restored })
    startEffects(restored)
  }
  dispatch({ type: 'open' })
  if (shopper) void readProfileOf(shopper)
}

/** Takes name and budget from the styling profile, if there is one. */
async function readProfileOf(shopper: string) {
  if (!readAppState()?.styling_profile) return
  const kept = await fetchStylingProfile().catch(() => null)
  if (!kept || currentShopper() !== shopper) return
  const { shoppingTier } = readProfile(kept.answers)
  useChatStore.setState({ name: kept.name })
  dispatch({ type: 'budget', ceiling: shoppingTier ? ceilingOf(tierLimits[shoppingTier]) : null })
}

const ceilingOf = (cents: number | undefined): Ceiling | null =>
  ceilings.find((one) => one * 100 === cents) ?? null
