/** A picture for each mood. */
export const vibePictures: Record<string, string> = {
  chic: '/samples/presets/refined-elegance/640.webp',
  casual: '/samples/presets/off-duty-saturday/640.webp',
  bold: '/samples/presets/velvet-wine/640.webp',
  romantic: '/samples/presets/graceful-style/640.webp',
  edgy: '/samples/presets/second-glass/640.webp',
}
