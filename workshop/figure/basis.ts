import { EigenvalueDecomposition, Matrix } from 'ml-matrix'

/** How a population varies: a mean, and directions whose shares are about standard normal for each person. */
export type Basis = { mean: Float64Array; directions: Float64Array[]; explained: number[] }

/**
 * Principal components of a crowd, by the products of its members (fewer than they have numbers).
 *
 * @param crowd one row of numbers a person
 * @param importance of each number for what counts as alike
 */
export function findBasis(crowd: Float64Array[], importance: Float64Array, count: number): Basis {
  const [{ length }] = crowd
  const mean = new Float64Array(length)
  for (const person of crowd) for (let i = 0; i < length; i++) mean[i] += person[i] / crowd.length
  const apart = crowd.map((person) => person.map((value, i) => value - mean[i]))
  const weighted = apart.map((person) => person.map((value, i) => value * importance[i]))
  const products = Matrix.zeros(crowd.length, crowd.length)
  for (let a = 0; a < crowd.length; a++)
    for (let b = 0; b <= a; b++) {
      let sum = 0
      for (let i = 0; i < length; i++) sum += weighted[a][i] * weighted[b][i]
      products.set(a, b, sum)
      products.set(b, a, sum)
    }
  const { realEigenvalues, eigenvectorMatrix } = new EigenvalueDecomposition(products, {
    assumeSymmetric: true,
  })
  const order = realEigenvalues.map((_, k) => k).sort((a, b) => realEigenvalues[b] - realEigenvalues[a])
  const total = realEigenvalues.reduce((sum, value) => sum + value, 0)
  let reached = 0
  const explained: number[] = []
  const directions = order.slice(0, count).map((k) => {
    reached += realEigenvalues[k]
    explained.push(reached / total)
    // Each person's share is √n times the vector's number: of mean square 1.
    const direction = new Float64Array(length)
    apart.forEach((person, row) => {
      const share = eigenvectorMatrix.get(row, k) / Math.sqrt(crowd.length)
      for (let i = 0; i < length; i++) direction[i] += share * person[i]
    })
    return direction
  })
  return { mean, directions, explained }
}

/** The shares of the directions that approximate a body best. */
export function sharesOf({ mean, directions }: Basis, importance: Float64Array, person: Float64Array) {
  return Float64Array.from(directions, (direction) => {
    let along = 0
    let length = 0
    for (let i = 0; i < mean.length; i++) {
      const by = importance[i] ** 2 * direction[i]
      along += by * (person[i] - mean[i])
      length += by * direction[i]
    }
    return along / length
  })
}
