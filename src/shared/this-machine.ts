const names = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Is the product running on the machine of whoever looks at it? */
export const isThisMachine = (hostname: string) => names.has(hostname)
