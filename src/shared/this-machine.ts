const names = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Whether the product runs on the viewer's own machine. */
export const isThisMachine = (hostname: string) => names.has(hostname)
