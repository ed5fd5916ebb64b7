import type { UseEmblaCarouselType } from "embla-carousel-react";
import { useEffect, useState } from "react";

type Embla = UseEmblaCarouselType[1];

/** Where a carousel stands: its stops, the one it is at, the slides in view, and whether there is more to either side. */
export function useCarouselPosition(
  embla: Embla,
  { isLoop, slideCount }: { isLoop: boolean; slideCount: number },
) {
  const [position, setPosition] = useState({
    // A stop for each slide until it is measured: dots that come later would push what stands beside them.
    stops: Array.from({ length: slideCount }, (_, index) => index),
    stop: 0,
    inView: [0],
    canGoBack: isLoop,
    canGoOn: true,
  });
  useEffect(() => {
    if (!embla) return;
    const update = () => {
      const stop = embla.selectedScrollSnap();
      const inView = embla.slidesInView();
      setPosition({
        stops: embla.scrollSnapList(),
        stop,
        // Nothing has been seen yet when the carousel starts.
        inView: inView.length > 0 ? inView : [stop],
        canGoBack: embla.canScrollPrev(),
        canGoOn: embla.canScrollNext(),
      });
    };
    update();
    embla.on("select", update).on("reInit", update).on("slidesInView", update);
    return () => {
      embla.off("select", update).off("reInit", update).off("slidesInView", update);
    };
  }, [embla]);
  return position;
}
