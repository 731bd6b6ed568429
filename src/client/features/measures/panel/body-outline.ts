/** The left half from head to foot and back up to the crotch. Each pair is x in cm from the middle, y in cm from the top. */
const half =
  '0,3.3 2,3.8 3.1,4.9 3.5,6.5 3.1,8 5.3,10.4 6.9,14.3 7,19.1 6,22.4 4.5,24.9 4.9,27.5 6.4,29.4 8.1,30.5 15.6,32.7 ' +
  '20.4,36 21.6,37.6 26.3,49 31.3,58.8 33,63.8 34.5,71.6 35.2,78.3 37.2,83.8 38.4,90.8 38.1,92.9 37.5,93.7 36.4,93.4 ' +
  '35.2,91.6 32.9,85.8 31.7,78.6 26.3,66.4 25,61.3 19.5,52.8 15.9,45.8 15.2,45.2 14.7,45.9 12.4,58.8 12,64.4 13,68.5 ' +
  '15.2,73.8 18.2,84.9 18.6,87.8 17.7,103.4 16,115.5 16,120.9 17.5,130.5 17.7,138.8 14,163 14.4,168.1 16,171.2 ' +
  '15.5,171.8 13.1,172.2 8.5,172 7,170.6 8.4,168.4 9,166.5 9.5,159.8 9.2,154.9 6.6,137.9 6.4,128.8 1.8,103.3 1,94.5 0,93.1'

type Place = [x: number, y: number]

/** The length of a curve's control handles, as a share of the distance between the neighbours of its point. */
const REACH = 1 / 6.5

const round = (value: number) => Math.round(value * 10) / 10

/** A closed curve through all places (Catmull and Rom), as an SVG path. */
function curveThrough(places: Place[]) {
  const at = (i: number): Place => places.at(i % places.length) ?? [0, 0]
  const curves = places.map((place, i) => {
    const [before, next, behind] = [at(i - 1), at(i + 1), at(i + 2)]
    const handleOf = (from: Place, [x0, y0]: Place, [x1, y1]: Place, reach: number) => [
      from[0] + (x1 - x0) * reach,
      from[1] + (y1 - y0) * reach,
    ]
    const numbers = [
      ...handleOf(place, before, next, REACH),
      ...handleOf(next, place, behind, -REACH),
      ...next,
    ]
    return `C${numbers.map(round).join(' ')}`
  })
  return `M${at(0).join(' ')}${curves.join('')}Z`
}

const left = half.split(' ').map((pair): Place => {
  const [x = 0, y = 0] = pair.split(',').map(Number)
  return [x, y]
})

/** The SVG path of a standing body: the average woman of `@cabine/engine/body/model`, traced from the front. Units: cm. */
export const bodyOutline = curveThrough([...left, ...left.toReversed().map(([x, y]): Place => [-x, y])])
