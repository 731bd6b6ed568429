/**
 * The label in a picture's own metadata that AI made it: IPTC's DigitalSourceType in an XMP packet (IPTC Photo
 * Metadata 2024.1; XMP specification part 3, 1.1.3 for JPEG and 1.1.5 for PNG).
 */

const vocabulary = 'http://cv.iptc.org/newscodes/digitalsourcetype/'
const sourceTypes = {
  /** Her photo with clothes that are computed, as her device draws them: nothing in it is a generative model's. */
  look: `${vocabulary}compositeSynthetic`,
  /** Her photo with parts that a generative model has made. */
  photograph: `${vocabulary}compositeWithTrainedAlgorithmicMedia`,
  /** Made entirely by a model from words. */
  picture: `${vocabulary}trainedAlgorithmicMedia`,
}
type AiMade = keyof typeof sourceTypes

/** The label as an XMP packet, for code that writes a picture with its metadata. */
export const aiMadePacket = (what: AiMade) =>
  '<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/">' +
  '<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" ' +
  `xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/" Iptc4xmpExt:DigitalSourceType="${sourceTypes[what]}"/>` +
  '</rdf:RDF></x:xmpmeta><?xpacket end="w"?>'

const encode = (text: string) => new TextEncoder().encode(text)

function join(parts: Uint8Array[]) {
  const joined = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    joined.set(part, at)
    at += part.length
  }
  return joined
}

const isJpeg = (bytes: Uint8Array) => bytes[0] === 0xff && bytes[1] === 0xd8
const isPng = (bytes: Uint8Array) =>
  bytes[0] === 0x89 && bytes[1] === 0x50 && bytes[2] === 0x4e && bytes[3] === 0x47

/** Metadata stands before the pixels, and the label is plain text there. */
const searchedBytes = 65_536

export function isLabelledAiMade(bytes: Uint8Array) {
  const told = new TextDecoder('latin1').decode(bytes.subarray(0, searchedBytes))
  return Object.values(sourceTypes).some((sourceType) => told.includes(sourceType))
}

/** Adds the label to a JPEG or PNG, once. Any other file is returned unchanged. */
export function labelAsAiMade(bytes: Uint8Array, what: AiMade = 'photograph'): Uint8Array<ArrayBuffer> {
  if (isLabelledAiMade(bytes)) return join([bytes])
  if (isJpeg(bytes)) return labelJpeg(bytes, aiMadePacket(what))
  if (isPng(bytes)) return labelPng(bytes, aiMadePacket(what))
  return join([bytes])
}

/** An APP1 segment, behind JFIF's APP0 where there is one, which has to come first. */
function labelJpeg(bytes: Uint8Array, packet: string) {
  const hasJfif = bytes[2] === 0xff && bytes[3] === 0xe0
  const at = hasJfif ? 4 + ((bytes[4] ?? 0) << 8) + (bytes[5] ?? 0) : 2
  const body = encode(`http://ns.adobe.com/xap/1.0/\0${packet}`)
  const length = body.length + 2
  const head = new Uint8Array([0xff, 0xe1, length >> 8, length & 0xff])
  return join([bytes.subarray(0, at), head, body, bytes.subarray(at)])
}

const pngHeaderEnd = 8 + 25

/** An iTXt chunk right behind IHDR: keyword, no compression, no language, no translated keyword, the packet. */
function labelPng(bytes: Uint8Array, packet: string) {
  const body = encode(`iTXtXML:com.adobe.xmp\0\0\0\0\0${packet}`)
  const chunk = new Uint8Array(body.length + 8)
  const view = new DataView(chunk.buffer)
  view.setUint32(0, body.length - 4)
  chunk.set(body, 4)
  view.setUint32(body.length + 4, crc32(body))
  return join([bytes.subarray(0, pngHeaderEnd), chunk, bytes.subarray(pngHeaderEnd)])
}

/** The CRC of PNG's annex D, bit by bit: a packet is short. */
function crc32(bytes: Uint8Array) {
  let crc = 0xffffffff
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1
  }
  return (crc ^ 0xffffffff) >>> 0
}
