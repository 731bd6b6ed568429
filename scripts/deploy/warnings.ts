import type { Tools } from './tools.ts'

/** What a deployment says and does not end for: that nobody can tell is no reason either. */

/** A secret without which the site works, and something in it is guarded less. */
const missedSecrets = {
  SECOND_FACTOR_KEY: 'the keys of authenticator apps lie in the database as they are',
}

export function warnOfSecrets({ read, say }: Tools, configPath: string) {
  const { status, text } = read('wrangler', ['secret', 'list', '--config', configPath])
  if (status !== 0) return say('\nThe names of the secrets could not be read.')
  for (const [name, without] of Object.entries(missedSecrets))
    if (!text.includes(`"${name}"`)) say(`\n${name} is not set: ${without} (docs/vars.md).`)
}

/** npm's own count of known weaknesses, by how grave they are. It exits with 1 where there are any. */
const counts = /"vulnerabilities":\s*(\{\s*"info":[^}]*\})/

/** Says how many weaknesses are known of the libraries that are deployed. docs/security.md says until when each is mended. */
export function warnOfWeaknesses({ read, say }: Tools) {
  const { text } = read('npm', ['audit', '--omit=dev', '--json'])
  const found = counts.exec(text)?.[1]
  if (!found) return say('\nWhich weaknesses of libraries are known could not be read.')
  const { total: _, ...byGravity } = JSON.parse(found) as Record<string, number>
  const told = Object.entries(byGravity).filter(([, count]) => count > 0)
  if (told.length > 0)
    say(
      `\nLibraries with known weaknesses: ${told.map(([gravity, count]) => `${count} ${gravity}`).join(', ')}. \`npm audit --omit=dev\` names them (docs/security.md).`,
    )
}
