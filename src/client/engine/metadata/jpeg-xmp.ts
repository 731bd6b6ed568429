/** IPTC's term for a picture put together from a photo and what a trained model made of it. */
const SOURCE_TYPE = 'http://cv.iptc.org/newscodes/digitalsourcetype/compositeWithTrainedAlgorithmicMedia'

const XMP_NAMESPACE = 'http://ns.adobe.com/xap/1.0/\0'
const START_OF_IMAGE = 0xffd8
const APPLICATION_0 = 0xffe0
const APPLICATION_1 = 0xffe1

const packet = `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/" Iptc4xmpExt:DigitalSourceType="${SOURCE_TYPE}"/></rdf:RDF></x:xmpmeta><?xpacket end="w"?>`

/** Marks a JPEG as made with AI, in an XMP segment right after the JFIF header. The pixels stay as they are. */
export function markAsMadeWithAi(jpeg: Uint8Array): Uint8Array<ArrayBuffer> {
  const view = new DataView(jpeg.buffer, jpeg.byteOffset, jpeg.byteLength)
  if (jpeg.length < 4 || view.getUint16(0) !== START_OF_IMAGE) throw new Error('not a JPEG')
  let place = 2
  while (view.getUint16(place) === APPLICATION_0) place += 2 + view.getUint16(place + 2)

  const body = new TextEncoder().encode(XMP_NAMESPACE + packet)
  const segment = new Uint8Array(4 + body.length)
  const header = new DataView(segment.buffer)
  header.setUint16(0, APPLICATION_1)
  header.setUint16(2, 2 + body.length)
  segment.set(body, 4)

  const marked = new Uint8Array(jpeg.length + segment.length)
  marked.set(jpeg.subarray(0, place))
  marked.set(segment, place)
  marked.set(jpeg.subarray(place), place + segment.length)
  return marked
}
