/** What somebody who works here may do in the office (decision 0045). */
export const roles = ['viewer', 'editor', 'support', 'owner'] as const
export type Role = (typeof roles)[number]

/** The least role that a route asks for: an editor does not do what support does, and an owner does everything. */
export const mayDo = (has: Role, asked: Role) => asked === 'viewer' || has === asked || has === 'owner'
