/** Where it is narrow a shelf scrolls sideways; with more room it is a grid. What comes before its first card moves nothing. */
export const shelf =
  '-mx-5 grid snap-x scroll-px-5 auto-cols-[5.5rem] grid-flow-col gap-3 overflow-x-auto [overflow-anchor:none] px-5 py-1.5 [scrollbar-width:none] roomy:mx-0 roomy:grid-flow-row roomy:auto-cols-auto roomy:grid-cols-4 roomy:gap-x-4 roomy:gap-y-6 roomy:overflow-visible roomy:px-1 roomy:xl:grid-cols-[repeat(auto-fill,minmax(6rem,1fr))]'
