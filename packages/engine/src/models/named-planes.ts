import type { Plane } from '../raster/plane.ts'
import type { Network } from './onnx.ts'

/**
 * How likely each pixel of a picture is of each of the classes that a network names, 0 to 1. The network takes colours from 0 to 1,
 * plane after plane, as `picture`, and gives one plane a class.
 *
 * @param canvas as large as the network looks
 * @param output what it calls its answer
 */
export async function namedPlanes<Name extends string>(
  { ort, session }: Network,
  canvas: OffscreenCanvas,
  output: string,
  names: readonly Name[],
): Promise<Record<Name, Plane>> {
  const { width, height } = canvas
  const { data } = canvas.getContext('2d')!.getImageData(0, 0, width, height)
  const count = width * height
  const picture = new Float32Array(3 * count)
  for (let i = 0; i < count; i++) for (let c = 0; c < 3; c++) picture[c * count + i] = data[4 * i + c] / 255
  const answer = await session.run({ picture: new ort.Tensor('float32', picture, [1, 3, height, width]) })
  const all = answer[output].data as Float32Array
  return Object.fromEntries(
    names.map((name, k) => [name, { width, height, data: all.subarray(k * count, (k + 1) * count) }]),
  ) as Record<Name, Plane>
}
