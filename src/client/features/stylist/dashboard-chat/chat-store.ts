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
  // It counts on where the one before ended, so that nothing of that comes late.
  (_shopper, former) => ({ name: null, chat: startChat(former && { ...former.chat, budget: null }) }),
  { outlivesSignIn: true },
)

export const useChat = () => useChatStore(({ chat }) => chat)
export const readChat = () => useChatStore.getState().chat
/** What she wants to be called, where she has told it. */
export const useProfileName = () => useChatStore(({ name }) => name)

/** The conversation goes on also while its screen is closed. */
export function dispatch(event: ChatEvent) {
  const before = readChat()
  const chat = step(before, event, Date.now())
  if (chat === before) return
  useChatStore.setState({ chat })
  const owner = currentShopper()
  if (owner) keptChat.write(owner, chat)
  goOn(chat, before)
}

/** What happens by itself after a while, and what has to be found out. */
function goOn({ wait, search }: ChatState, before?: ChatState) {
  if (wait && wait.id !== before?.wait?.id)
    setTimeout(() => dispatch({ type: 'waited', wait: wait.id }), wait.ms)
  if (search && search.id !== before?.search?.id) void seek(search)
}

async function seek(search: ChatSearch & { id: number }) {
  try {
    dispatch({ type: 'found', search: search.id, found: await runSearch(search) })
  } catch {
    dispatch({ type: 'failed', search: search.id })
  }
}

/** Goes on where it was left, also by a reload. */
export function openChat(shopper: ShopperId) {
  // Of before a reload: what was on its way then comes now.
  const chatOfBefore = shopper && readChat().messages.length === 0 && keptChat.read(shopper)
  if (chatOfBefore) {
    useChatStore.setState({ chat: chatOfBefore })
    goOn(chatOfBefore)
  }
  dispatch({ type: 'open' })
  if (shopper) void readProfileOf(shopper)
}

/** A profile shapes what is shown; without one the chat is as it is for everybody. */
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
