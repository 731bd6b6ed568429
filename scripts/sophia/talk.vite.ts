import { messages } from '../vite/messages.ts'
import { messagesOfParts } from '../vite/messages-of-parts.ts'

/** What compiles the product's words for a talk that is replayed without a browser. */
export default {
  plugins: [messages(), messagesOfParts()],
  server: { middlewareMode: true, watch: null, ws: false },
  optimizeDeps: { noDiscovery: true },
  appType: 'custom',
  logLevel: 'error',
}
