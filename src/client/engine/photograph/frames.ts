import type { Body } from '../body/body.ts'
import { createTorsoFrame } from '../body/frame.ts'
import { segmentPerson } from '../body/segments.ts'
import { segmentClasses } from '../models/segmentation.ts'
import { findPeople } from '../body/find-people.ts'
import type { Pose } from '../models/pose.ts'
import { toCanvas } from '../raster/decode.ts'
import { luminance, planeFrom, type Picture } from '../raster/plane.ts'
import type { Parts } from './half.ts'

/** The largest person of a picture. */
export async function poseOf(picture: Picture): Promise<Pose | undefined> {
  const people = await findPeople(toCanvas(picture))
  const tall = ({ joints }: Pose) => {
    const heights = joints.map(({ y }) => y)
    return Math.max(...heights) - Math.min(...heights)
  }
  return people.toSorted((a, b) => tall(b) - tall(a))[0]
}

/** What belongs to what in a picture of half the photo's size, in its frame. */
export async function partsOf(half: Picture, { pose }: Body): Promise<Parts> {
  const joints = pose.joints.map(({ x, y, seen }) => ({ x: x / 2, y: y / 2, seen }))
  const segments = await segmentPerson(toCanvas(half), luminance(half), joints, createTorsoFrame(joints))
  return Object.fromEntries(segmentClasses.map((name) => [name, planeFrom(segments[name])])) as Parts
}
