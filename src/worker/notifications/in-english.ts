import type { NotificationContent } from '#shared/notifications.ts'

/**
 * A notification in English words, for callers that read the specification's fields. The pages of the product write it from kind
 * and data in the shopper's present language (client/features/notifications/panel/notification-words.ts).
 */
export function inEnglish(told: NotificationContent): { title: string; message: string } {
  switch (told.kind) {
    case 'try_on_ready':
      return { title: 'Your look is ready', message: 'Open it to see it on you.' }
    case 'try_on_failed':
      return {
        title: 'A try-on did not work',
        message: told.data.creditBack ? 'You have your credit back.' : 'Nothing was charged.',
      }
    case 'credits_low':
      return { title: 'Few credits left', message: `Try-ons left: ${told.data.left}.` }
    case 'payment_failed':
      return { title: 'Your payment failed', message: 'Please check how you pay for Luxe.' }
    case 'luxe_ends':
      return { title: 'Luxe ends soon', message: `It ends on ${told.data.endsAt.slice(0, 10)}.` }
    case 'luxe_ended':
      return { title: 'Luxe has ended', message: 'You are on the free plan now.' }
    case 'price_drop':
      return { title: 'The price dropped', message: named(told.data) }
    case 'back_in_stock':
      return { title: 'Back in stock', message: named(told.data) }
    case 'outfits_ready':
      return { title: 'Your outfits are ready', message: `Outfits: ${told.data.count}.` }
    case 'outfit_taken_down':
      return {
        title: 'Your outfit was taken down',
        message: `It was published on ${told.data.publishedAt.slice(0, 10)}.`,
      }
    case 'report_answered':
      return { title: 'Your report was answered', message: 'Thank you for telling us.' }
    case 'friends_voted':
      return { title: 'Your friends are choosing', message: 'See which look they like.' }
  }
}

const named = ({ brand, name }: { brand: string; name: string }) => [brand, name].filter(Boolean).join(' | ')
