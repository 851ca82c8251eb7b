import { useState } from 'react';
import type { Image } from '@/api/schema/entities';
import { useMutation } from '@/store/useMutation';
import type { ImageTarget } from '@/entities/image/imageTarget';

/** Images chosen in the library, and the writes that attach them: one after the other, what failed stays chosen. */
export function useAttach({ attach }: ImageTarget) {
  const [chosen, setChosen] = useState<readonly Image[]>([]);
  const { run, isPending, failure, reset } = useMutation((images: readonly Image[]) => async () => {
    for (const image of images) {
      const failed = attach ? await attach(image) : null;
      if (failed) return { failure: failed };
      setChosen((before) => before.filter(({ id }) => id !== image.id));
    }
    return { data: null };
  });
  return {
    chosen,
    isPending,
    failure,
    choose: (images: readonly Image[]) => {
      reset();
      setChosen(images);
    },
    /** Resolves to whether all are attached. */
    send: async () => {
      const result = await run(chosen);
      return result !== undefined && 'data' in result;
    },
  };
}
