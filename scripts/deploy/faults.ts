import { readOperator } from '#shared/operator/facts.ts'
import { tellGaps } from '#shared/operator/notices.ts'
import { readSaleTerms } from '#shared/operator/sale-terms.ts'

/** The part of wrangler.toml that a deployment looks at before it does anything. */
export type Storage = {
  name?: string
  vars?: Record<string, unknown>
  d1_databases: { binding: string; database_name?: string; database_id?: string }[]
  kv_namespaces: { binding: string; id?: string }[]
}

/** The ids that a fresh checkout has, which belong to nothing. */
const isPlaceholder = (id: string | undefined) => !id || /^0+[01]?$/.test(id.replaceAll('-', ''))

/** What keeps a configuration from being deployed, each as a sentence that says what to do. */
export function configurationFaults({ d1_databases, kv_namespaces }: Storage) {
  const databases = d1_databases
    .filter(({ database_id }) => isPlaceholder(database_id))
    .map(
      ({ binding, database_name = binding }) =>
        `The database ${binding} has no id yet: 'npx wrangler d1 create ${database_name}' prints one, which belongs into wrangler.toml as its database_id (staging: into staging.json).`,
    )
  const namespaces = kv_namespaces
    .filter(({ id }) => isPlaceholder(id))
    .map(
      ({ binding }) =>
        `The KV namespace ${binding} has no id yet: 'npx wrangler kv namespace create ${binding}' prints one, which belongs into wrangler.toml as its id (staging: into staging.json).`,
    )
  return [...databases, ...namespaces]
}

const cannotBeRead = (name: string, problem: string) => `The variable ${name} cannot be read: ${problem}`

/**
 * What the pages of law lack, and what the operator has said of them or of delivery that cannot be read. It keeps nothing from being
 * deployed: which of it applies only the operator knows.
 */
export function operatorWarnings({ vars }: Storage) {
  const textOf = (name: string) => {
    const said = vars?.[name]
    return typeof said === 'string' ? said : undefined
  }
  const { facts, problem } = readOperator(textOf('OPERATOR'))
  const { problems } = readSaleTerms({
    SHIPPING_DETAILS: textOf('SHIPPING_DETAILS'),
    RETURN_POLICY: textOf('RETURN_POLICY'),
  })
  return [
    ...(problem ? [cannotBeRead('OPERATOR', problem)] : []),
    ...tellGaps(facts),
    ...problems.map((one) => cannotBeRead(one.name, one.problem)),
  ]
}
