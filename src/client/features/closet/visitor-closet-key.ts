/** Says that a visitor's closet waits on this device. Asking the database itself would create it. */
export const visitorClosetKey = 'visitor-closet'
